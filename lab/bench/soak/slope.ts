export type Point = { hours: number; value: number };
/** Growth per hour by least squares, with twice its standard error. */
export type Slope = { perHour: number; error: number };

export function findSlope(points: readonly Point[]): Slope {
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const meanHours = mean(points.map(({ hours }) => hours));
  const meanValue = mean(points.map(({ value }) => value));
  const spread = points.reduce((sum, { hours }) => sum + (hours - meanHours) ** 2, 0);
  const joint = points.reduce(
    (sum, { hours, value }) => sum + (hours - meanHours) * (value - meanValue),
    0,
  );
  const perHour = joint / spread;
  const squares = points.reduce(
    (sum, { hours, value }) => sum + (value - meanValue - perHour * (hours - meanHours)) ** 2,
    0,
  );
  return { perHour, error: 2 * Math.sqrt(squares / (points.length - 2) / spread) };
}

/** A short run measures the slope inexactly, so only growth beyond the measuring error counts. */
export const exceeds = ({ perHour, error }: Slope, limit: number) => perHour - error > limit;
