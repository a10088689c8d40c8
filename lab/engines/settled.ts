import type { Visitor } from './visitor.ts';

export function waitForSettled(visitor: Visitor, h1?: string): Promise<void> {
  return visitor.waitFor(`the page${h1 ? ` "${h1}"` : ''} with all it shows`, isSettled, h1 ?? '');
}

function isSettled(h1: string): boolean {
  const heading = document.querySelector('#root h1');
  const isMoving = document.getAnimations().some(({ effect, playState }) => {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  });
  const pictures = [...document.images].filter((image) => image.loading !== 'lazy');
  return (
    heading !== null &&
    (h1 === '' || heading.textContent?.trim() === h1) &&
    document.readyState === 'complete' &&
    document.querySelector('[aria-busy=true]') === null &&
    document.fonts.size > 0 &&
    document.fonts.status === 'loaded' &&
    pictures.every((image) => image.complete) &&
    !isMoving
  );
}
