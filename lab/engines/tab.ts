export type Point = { x: number; y: number };

export type Tab = {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  /**
   * The function is sent to the page as text, so it must be self-contained; arguments and result
   * are JSON.
   */
  run<Given extends unknown[], Found>(
    work: (...given: Given) => Found,
    ...given: Given
  ): Promise<Found>;
  drag(path: readonly Point[]): Promise<void>;
  type(text: string): Promise<void>;
  attach(selector: string, file: string): Promise<void>;
  photograph(): Promise<Buffer>;
};

export function asExpression(work: (...given: never[]) => unknown, given: unknown[]): string {
  return `JSON.stringify((${work})(...${JSON.stringify(given)}) ?? null)`;
}

export function keySource(text: string) {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return { type: 'key', id: 'keys', actions };
}

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
