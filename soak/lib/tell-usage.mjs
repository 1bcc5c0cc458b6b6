// For `node --import`: as the process ends, what it has used goes to its fourth stream.
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Every thread loads this.
if (isMainThread) process.on('exit', tellUsage);

function tellUsage() {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  const usage = { milliseconds: (userCPUTime + systemCPUTime) / 1000, bytes: maxRSS * 1024, wall: performance.now() };
  writeSync(3, JSON.stringify(usage));
}
