// Sound for a stage, made here: a fire, drips and wind. It is silent until somebody asks for it.
"use strict";

const button = document.querySelector(".sound");

function noise(audio) {
  const buffer = audio.createBuffer(1, audio.sampleRate * 4, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) {
    samples[at] = Math.random() * 2 - 1;
  }
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.loop = true;
  source.start();
  return source;
}

function through(audio, source, type, frequency, level) {
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  filter.type = type;
  filter.frequency.value = frequency;
  gain.gain.value = level;
  source.connect(filter).connect(gain).connect(audio.destination);
  return { filter, gain };
}

function crackle(audio, gain) {
  gain.gain.setValueAtTime(0.12 * Math.random(), audio.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.0008, audio.currentTime + 0.04);
  setTimeout(() => crackle(audio, gain), 40 + Math.random() * 400);
}

function drip(audio) {
  const tone = audio.createOscillator();
  const gain = audio.createGain();
  const now = audio.currentTime;
  tone.frequency.setValueAtTime(900 + Math.random() * 500, now);
  tone.frequency.exponentialRampToValueAtTime(380, now + 0.09);
  gain.gain.setValueAtTime(0.05, now);
  gain.gain.exponentialRampToValueAtTime(0.0005, now + 0.25);
  tone.connect(gain).connect(audio.destination);
  tone.start(now);
  tone.stop(now + 0.3);
  setTimeout(() => drip(audio), 2000 + Math.random() * 6000);
}

function begin() {
  const audio = new AudioContext();
  const source = noise(audio);
  through(audio, source, "lowpass", 180, 0.08);
  const wind = through(audio, source, "bandpass", 420, 0.02);
  const slow = audio.createOscillator();
  const depth = audio.createGain();
  slow.frequency.value = 0.07;
  depth.gain.value = 180;
  slow.connect(depth).connect(wind.filter.frequency);
  slow.start();
  crackle(audio, through(audio, source, "highpass", 1800, 0.0008).gain);
  drip(audio);
  return audio;
}

let audio = null;
button.classList.add("ready");
button.addEventListener("click", async () => {
  if (audio === null) {
    audio = begin();
  } else if (audio.state === "running") {
    await audio.suspend();
  } else {
    await audio.resume();
  }
  button.setAttribute("aria-pressed", String(audio.state === "running"));
});
