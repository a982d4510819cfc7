import sys, tomllib, re, copy, collections
sys.path.insert(0, ".")
from encounters.schema import ParagraphFile
TICS = re.compile(r"\b(quite|rather|politely|turns? out|you suppose|as if|somebody|nobody|at all|a little|very|it is said)\b", re.I)
openings = collections.Counter()
for a in sys.argv[1:]:
    p = f"drafts/book/new/{int(a):03}.toml"
    try: d = tomllib.load(open(p, "rb"))
    except Exception as e: print(a, "UNREADABLE", e); continue
    c = copy.deepcopy(d)
    for k in ("season", "place"): c.pop(k, None)
    c["words"].pop("late", None)
    for o in c["words"].get("option", []):
        il = o.pop("interludes", None); o.pop("interlude_failed", None)
        if il is not None and len(il) != len(o["success"]) : print(a, "interludes/tiers differ", len(il), len(o["success"]))
    if c.get("mood") in ("grim", "angry", "lost"): c["mood"] = "tense"
    if c.get("scene") in ("deep", "wall", "shaft", "flood", "fall"): c["scene"] = "road"
    if c.get("figure") in ("mason", "boots", "hands", "child", "none"): c.pop("figure")
    try: ParagraphFile.model_validate(c)
    except Exception as e: print(a, "FAULT", str(e)[:600])
    w = d["words"]; n = lambda s: len(s.split())
    row = [f"text {n(w['text'])}"] + [f"{k} {n(w[k])}" for k in ("again", "late") if k in w]
    for i, o in enumerate(w.get("option", [])):
        row.append(f"{'abc'[i]}: " + "/".join(str(n(s)) for s in o["success"]) + (f" f{n(o['failure'])}" if "failure" in o else ""))
        for s in o["success"]:
            openings[s.split()[0]] += 1
            if s.startswith("You"): print(a, "success opens on You:", s[:40])
    if d.get("entry") and "again" not in w: print(a, "no again")
    t = " ".join([w["text"], w.get("again", ""), w.get("late", "")] + [s for o in w.get("option", []) for s in o["success"] + [o.get("failure", "")]])
    tics = collections.Counter(m.lower() for m in TICS.findall(t))
    print(f"{int(a):03} {w['title']} |", ", ".join(row), "|", {k: v for k, v in tics.items() if v > 1}, "| ; ", t.count(";"))
print("success openings:", openings.most_common(12))
