import { createSignal } from 'solid-js';
import { readStored, store } from '../storage.js';

// The picture that numbered tiles show: a photo of the user's own, which stays on the device.

const NAME = 'picture';
/** Its longer side has at most so many pixels, so that it can be kept. */
const LARGEST = 1000;
const QUALITY = 0.82;

const [ownPicture, setOwnPicture] = createSignal(readPicture());

/** The address of the picture; undefined while tiles show their numbers alone. */
export { ownPicture };

/** Takes a file for the picture; false if it is none that this browser can show. */
export async function choosePicture(file: Blob): Promise<boolean> {
  const image = await createImageBitmap(file).catch(() => undefined);
  if (image === undefined) return false;
  const scale = Math.min(1, LARGEST / Math.max(image.width, image.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  store(NAME, canvas.toDataURL('image/jpeg', QUALITY));
  const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  change(small === null ? undefined : URL.createObjectURL(small));
  return small !== null;
}

/** Tiles show their numbers alone again. */
export function forgetPicture(): void {
  store(NAME, undefined);
  change(undefined);
}

function change(address: string | undefined): void {
  const before = ownPicture();
  setOwnPicture(address);
  if (before !== undefined) URL.revokeObjectURL(before);
}

/** The policy of the page lets no data stand in the address of an image, so it becomes a file in memory. */
function readPicture(): string | undefined {
  const [, data] = /^data:image\/jpeg;base64,([\w+/=]+)$/.exec(readStored(NAME) ?? '') ?? [];
  if (data === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
  } catch {
    // Not written by this app.
    return undefined;
  }
}
