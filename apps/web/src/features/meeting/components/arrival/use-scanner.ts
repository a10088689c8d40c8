import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const LOOK_EVERY_MS = 250;

type DetectorClass = typeof import('qr/decode.js').BarcodeDetector;

type Scanner = {
  video: RefObject<HTMLVideoElement | null>;
  state: 'off' | 'starting' | 'on' | 'failed';
  start: () => void;
};

/** Only `start` requests the camera, so that the permission prompt follows a tap. */
export function useScanner(onRead: (text: string) => void): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<Scanner['state']>('off');
  const read = useEffectEvent(onRead);
  const isStarted = state === 'starting' || state === 'on';

  useEffect(() => {
    if (!isStarted) return;
    const stop = new AbortController();
    const { signal } = stop;
    async function run() {
      const [stream, detector] = await Promise.all([openCamera(signal), loadDetector()]);
      const view = video.current;
      if (view === null || signal.aborted) return;
      view.srcObject = stream;
      await view.play();
      setState('on');
      while (!signal.aborted) {
        for (const { rawValue } of await detector.detect(view)) read(rawValue);
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    }
    run().catch(() => {
      if (!signal.aborted) setState('failed');
    });
    return () => stop.abort();
  }, [isStarted]);

  return { video, state, start: () => setState('starting') };
}

async function openCamera(signal: AbortSignal): Promise<MediaStream> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) end();
  else signal.addEventListener('abort', end);
  return stream;
}

/**
 * Some browsers have no barcode detector, and others have one that cannot read QR codes. Load the
 * package for both.
 */
async function loadDetector(): Promise<InstanceType<DetectorClass>> {
  const { BarcodeDetector: Native } = globalThis as { BarcodeDetector?: DetectorClass };
  const isUsable = (await Native?.getSupportedFormats())?.includes('qr_code');
  const Chosen = Native && isUsable ? Native : (await import('qr/decode.js')).BarcodeDetector;
  return new Chosen({ formats: ['qr_code'] });
}
