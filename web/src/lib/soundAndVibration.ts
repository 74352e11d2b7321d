import { settings } from "./settings.svelte.ts";

type Sound = "dice" | "cross" | "lock" | "turn" | "end";

/** Notes of each sound: [frequency in hertz, start and length in seconds]. Synthesized, so there are no audio files. */
const NOTES: Record<Sound, readonly (readonly [number, number, number])[]> = {
  dice: [[170, 0, 0.04], [140, 0.07, 0.04], [190, 0.13, 0.03], [120, 0.2, 0.05]],
  cross: [[520, 0, 0.05]],
  lock: [[330, 0, 0.09], [220, 0.1, 0.16]],
  turn: [[660, 0, 0.08], [880, 0.09, 0.12]],
  end: [[523, 0, 0.14], [659, 0.15, 0.14], [784, 0.3, 0.3]],
};

let context: AudioContext | undefined;

/** Play a sound if sounds are enabled in the settings. */
export function playSound(sound: Sound): void {
  if (!settings.sounds) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime + 0.01;
    for (const [frequency, start, length] of NOTES[sound]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = sound === "dice" ? "square" : "triangle";
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.0001, now + start);
      volume.gain.exponentialRampToValueAtTime(sound === "dice" ? 0.05 : 0.12, now + start + 0.01);
      volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
      tone.connect(volume).connect(context.destination);
      tone.start(now + start);
      tone.stop(now + start + length + 0.02);
    }
  } catch {
    // no audio on this device
  }
}

/** Vibrate if vibration is enabled in the settings. */
export function vibrate(pattern: "tap" | "turn"): void {
  if (settings.vibration) navigator.vibrate?.(pattern === "tap" ? 12 : [30, 40, 30]);
}
