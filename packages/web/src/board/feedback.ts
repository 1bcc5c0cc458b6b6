import { settings } from '../settings.js';

// Sound and vibration, as far as they were chosen. Sounds are made when they are needed: there are no files.

let context: AudioContext | undefined;

/** A sound of a pitch in hertz that begins so many seconds from now, and how loud it begins. */
interface Tone {
  readonly pitch: number;
  readonly after: number;
  readonly seconds: number;
  readonly volume: number;
}

const SLIDE: readonly Tone[] = [{ pitch: 190, after: 0, seconds: 0.07, volume: 0.16 }];
const WIN: readonly Tone[] = [523, 659, 784, 1047].map((pitch, i) => ({
  ...{ pitch, after: 0.11 * i, seconds: 0.35, volume: 0.1 },
}));

/** A piece was moved. */
export function feelSlide(): void {
  play(SLIDE);
  vibrate(8);
}

/** The puzzle is solved. */
export function feelWin(): void {
  play(WIN);
  vibrate([20, 60, 20, 60, 40]);
}

function play(tones: readonly Tone[]): void {
  if (settings.sound.value() !== 'on') return;
  context ??= new AudioContext();
  // A page that was not touched yet may make no sound.
  if (context.state === 'suspended') void context.resume();
  for (const { pitch, after, seconds, volume } of tones) {
    const [at, wave, loudness] = [context.currentTime + after, context.createOscillator(), context.createGain()];
    wave.type = 'triangle';
    wave.frequency.setValueAtTime(pitch, at);
    loudness.gain.setValueAtTime(volume, at);
    loudness.gain.exponentialRampToValueAtTime(0.001, at + seconds);
    wave.connect(loudness).connect(context.destination);
    wave.start(at);
    wave.stop(at + seconds);
  }
}

function vibrate(pattern: number | number[]): void {
  if (settings.vibration.value() === 'on') navigator.vibrate?.(pattern);
}
