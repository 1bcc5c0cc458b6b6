// Bundles the script of <slidewise-board> for pages that are not bundled, and its engine, into one folder.
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

/** `home` is packages/board, compiled. What is there stays until the new files are complete. */
export async function bundleBoardScript(home) {
  const [made, kept, old] = ['bundle.new', 'bundle', 'bundle.old'].map((name) => join(home, name));
  for (const folder of [made, old]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(made);
  // Apart, so that a page loads one file and nothing of the engine.
  await Promise.all([
    write({ 'slidewise-board': join(home, 'dist', 'page', 'script.js') }, 'slidewise-board', made),
    write({ 'slidewise-engine': join(home, 'dist', 'engine', 'engine-worker.js') }, 'slidewise-engine', made),
  ]);
  try {
    renameSync(kept, old);
  } catch {
    // The first build.
  }
  renameSync(made, kept);
  rmSync(old, { recursive: true, force: true });
}

async function write(input, parts, dir) {
  const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };
  const bundle = await rolldown({ input, platform: 'browser', checks });
  await bundle.write({ dir, format: 'es', minify: true, chunkFileNames: `${parts}-[name].js` });
  await bundle.close();
}
