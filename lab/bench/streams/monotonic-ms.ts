/** All processes of a machine share this clock. */
export const monotonicMs = () => Number(process.hrtime.bigint()) / 1e6;
