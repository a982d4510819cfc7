# Build: docker build -t above-and-below .    Run: see compose.yaml.
FROM python:3.11.11-slim-bookworm@sha256:081075da77b2b55c23c088251026fb69a7b2bf92471e491ff5fd75c192fd38e5 AS build
WORKDIR /app
RUN python -m venv /venv
COPY requirements.run.lock ./
RUN /venv/bin/pip install --no-cache-dir -r requirements.run.lock
COPY pyproject.toml README.md LICENSE ./
COPY bot ./bot
COPY encounters ./encounters
COPY rules ./rules
RUN /venv/bin/pip install --no-cache-dir --no-deps .

FROM python:3.11.11-slim-bookworm@sha256:081075da77b2b55c23c088251026fb69a7b2bf92471e491ff5fd75c192fd38e5
RUN useradd --create-home --uid 10001 table && mkdir /data && chown table /data
COPY --from=build /venv /venv
USER 10001
WORKDIR /home/table
ENV DATABASE=/data/table.sqlite3 METRICS_PORT=9464 PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=5m CMD ["/venv/bin/python", "-c", "import os, urllib.request as web; port = os.environ.get('METRICS_PORT'); port and web.urlopen(f'http://127.0.0.1:{port}/healthz', timeout=4)"]
CMD ["/venv/bin/python", "-m", "bot", "run"]
