import { isStill } from "./motion.svelte.ts";
import { makeSamples, SOUNDS } from "./samples.ts";
import { settings, updateSettings } from "./settings.svelte.ts";

export type Sound = "dice" | "cross" | "lock" | "card" | "pawn" | "turn" | "tick" | "end";

/** Milliseconds within which a device starts its audio; sounds wait for it that long. */
const START = 1000;
let context: AudioContext | undefined;
let resumed = 0;
const buffers: Partial<Record<Sound, AudioBuffer[]>> = {};
let scheduled: { source: AudioBufferSourceNode; at: number }[] = [];

/** Start the audio. Browsers allow it in a gesture alone, and may have stopped it since the last one. */
function start(): void {
  if (settings.muted || context?.state === "running") return;
  try {
    if (!context) {
      // play along with the person's music, and not at all if the phone is silent
      const session = (navigator as { audioSession?: { type: string } }).audioSession;
      if (session) session.type = "ambient";
      context = new AudioContext();
      void prepare(context);
    }
    resumed = performance.now();
    context.resume().catch(() => undefined);
  } catch {
    // no audio on this device
  }
}

/** Make the sounds one by one, so that none of it takes long. */
async function prepare({ sampleRate }: AudioContext): Promise<void> {
  for (const sound of SOUNDS) {
    buffers[sound] = makeSamples(sound, sampleRate).map((data) => {
      const buffer = new AudioBuffer({ length: data.length, sampleRate });
      buffer.copyToChannel(data, 0);
      return buffer;
    });
    await new Promise((done) => setTimeout(done));
  }
}

if ("document" in globalThis && "matchMedia" in globalThis) {
  for (const gesture of ["pointerup", "touchend", "click", "keydown"]) addEventListener(gesture, start, true);
  document.addEventListener("visibilitychange", () => {
    const unheard = document.hidden && !(awaited && matchMedia("(hover: hover)").matches);
    const change = unheard ? context?.suspend() : settings.muted ? undefined : context?.resume();
    change?.catch(() => undefined);
  });
}

/** What is heard in a hidden page too: it asks for the player, or tells them that the game is over. */
const SIGNS: readonly Sound[] = ["turn", "tick", "end"];
/** Number of open tables, whose signs are to be heard in a hidden page; phones give hidden pages no sound. */
let awaited = 0;

/** Give the signs of an open table while its page is hidden too, until the result is called. */
export function awaitSigns(): () => void {
  awaited += 1;
  return () => void (awaited -= 1);
}

/** Play a sound, after `delay` milliseconds, unless sounds are muted or not allowed yet. */
export function playSound(sound: Sound, delay = 0, volume = 1): void {
  const variations = buffers[sound];
  if (settings.muted || !context || !variations || (document.hidden && !SIGNS.includes(sound))) return;
  if (context.state !== "running" && performance.now() - resumed > START) return;
  const at = context.currentTime + delay / 1000;
  const source = new AudioBufferSourceNode(context, { buffer: variations[Math.floor(Math.random() * variations.length)]!, playbackRate: 0.94 + Math.random() * 0.12 });
  source.connect(new GainNode(context, { gain: volume })).connect(context.destination);
  source.start(at);
  const entry = { source, at };
  scheduled.push(entry);
  source.onended = () => (scheduled = scheduled.filter((each) => each !== entry));
}

/** Leave out the sounds that have not begun yet. */
export function skipSounds(): void {
  for (const { source, at } of scheduled) if (context && at > context.currentTime) source.stop();
}

/** Mute the sounds and the vibration, or end that. */
export function setMuted(muted: boolean): void {
  updateSettings({ muted });
  if (muted) for (const { source } of scheduled) source.stop();
  else start();
}

/** Milliseconds of vibration and pauses. */
const PATTERNS = { tap: [12], turn: [30, 40, 30], dice: [6, 70, 6, 60, 8, 60, 8, 60, 18], lock: [20, 50, 40] } as const;

/** Vibrate if the device can, unless it is off in the settings, muted, or nothing should move. */
export function vibrate(pattern: keyof typeof PATTERNS): void {
  if (settings.muted || !settings.vibration || isStill() || navigator.userActivation?.hasBeenActive === false) return;
  navigator.vibrate?.([...PATTERNS[pattern]]);
}
