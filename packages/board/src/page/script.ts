import { useWorker } from './engine.js';
import { definePageBoard } from './page-board.js';

// The script for pages that are not bundled: the build puts it and the engine into one folder.

useWorker(() => {
  const address = new URL('./slidewise-engine.js', import.meta.url);
  if (address.origin === location.origin) return new Worker(address, { type: 'module' });
  // Browsers start no worker from another host, but let one import its modules.
  const script = new Blob([`import ${JSON.stringify(address.href)};`], { type: 'text/javascript' });
  return new Worker(URL.createObjectURL(script), { type: 'module' });
});
definePageBoard();
