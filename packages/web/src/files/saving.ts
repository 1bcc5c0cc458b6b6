/** Hands a file to the browser, which saves it. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** A title as the name of a file: `zebra-crossing`. */
export function fileName(title: string): string {
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return name.replace(/^-|-$/g, '') || 'board';
}
