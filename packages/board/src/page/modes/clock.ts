/** Does something again and again while it is going, each time after the last is done. */
export class Clock {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isGoing = false;

  constructor(
    private readonly pace: () => number,
    private readonly tick: () => Promise<boolean>,
    private readonly changed: () => void,
  ) {}

  get going(): boolean {
    return this.isGoing;
  }

  start(): void {
    if (this.isGoing) return;
    this.isGoing = true;
    this.changed();
    this.next();
  }

  stop(): void {
    clearTimeout(this.timer);
    if (!this.isGoing) return;
    this.isGoing = false;
    this.changed();
  }

  private next(): void {
    this.timer = setTimeout(async () => {
      const goesOn = await this.tick();
      if (!this.isGoing) return;
      if (goesOn) this.next();
      else this.stop();
    }, this.pace());
  }
}
