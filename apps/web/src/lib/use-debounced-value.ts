import { useEffect, useState } from 'react';

export function useDebouncedValue<Value>(value: Value, pause: number, held = false): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause, held]);

  return settled;
}
