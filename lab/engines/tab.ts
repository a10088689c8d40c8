export type Point = { x: number; y: number };

/** One page of a separate browser: the operations all engines support. */
export type Tab = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a self-contained function inside the page; arguments and result are JSON. */
  run<Given extends unknown[], Found>(
    work: (...given: Given) => Found,
    ...given: Given
  ): Promise<Found>;
  /** Presses the mouse at the first point and releases it at the last. */
  drag(path: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  /** Chooses a file in the field that the selector finds. */
  attach(selector: string, file: string): Promise<void>;
  /** Returns a png of what the window shows. */
  photograph(): Promise<Buffer>;
};

/** The expression that `run` evaluates; its value is JSON. */
export function asExpression(work: (...given: never[]) => unknown, given: unknown[]): string {
  return `JSON.stringify((${work})(...${JSON.stringify(given)}) ?? null)`;
}

/** Key presses in the format of both protocols. */
export function keySource(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keys', actions };
}

/** A press, moves and a release in the format of both protocols. */
export function mouseSource([first, ...others]: readonly Point[]) {
  const move = (point: Point | undefined, duration: number) => ({
    type: 'pointerMove',
    x: Math.round(point?.x ?? 0),
    y: Math.round(point?.y ?? 0),
    duration,
    origin: 'viewport',
  });
  const down = { type: 'pointerDown', button: 0 };
  const up = { type: 'pointerUp', button: 0 };
  const actions = [move(first, 0), down, ...others.map((point) => move(point, 50)), up];
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}
