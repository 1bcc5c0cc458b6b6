import { readFileSync } from 'node:fs';

/** Whether a process of this machine is running. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** When a process was started: ticks since the machine was, and the id of that boot. Empty where the system does not say. */
export function startOf(pid: number): string {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').split(' ');
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}/${fields[20]}`;
  } catch {
    return '';
  }
}
