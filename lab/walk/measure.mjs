/** Runs inside the browser, so it must be self-contained. */
export function measurePage() {
  /** @type {string[]} */
  const findings = [];
  const allowed =
    /^(AZIT|VR|DIY|SNS|QR|MB|km|Page|not|Found|jpg|jpeg|png|JPG|PNG|https?|Enter|Shift)$/;

  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) findings.push(`scrolls sideways: ${scrollWidth} > ${clientWidth}`);
  const headings = document.querySelectorAll('h1').length;
  if (headings !== 1) findings.push(`${headings} h1`);

  for (const image of document.querySelectorAll('img')) {
    const { width, height } = image.getBoundingClientRect();
    const isShown = width > 1 && height > 1 && image.checkVisibility({ visibilityProperty: true });
    const { position, aspectRatio, objectFit } = getComputedStyle(image);
    const isFilled = position === 'absolute' || objectFit === 'cover';
    const hasRatio = aspectRatio !== 'auto';
    const isSized = image.hasAttribute('width') && image.hasAttribute('height');
    if (isShown && !isFilled && !hasRatio && !isSized) {
      findings.push(`picture without size: ${image.src.slice(-40)}`);
    }
  }

  const words = (
    document.body.innerText.replaceAll(/\S+@\S+/g, '').match(/[A-Za-z]{2,}/g) ?? []
  ).filter((word) => !allowed.test(word));
  if (words.length > 0) findings.push(`English: ${[...new Set(words)].slice(0, 8).join(' ')}`);
  return findings;
}

export function measureTexts() {
  /** @type {string[]} */
  const findings = [];
  const { clientWidth } = document.documentElement;

  /** @param {Element} element */
  const readName = (element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    return `${element.tagName.toLowerCase()} "${words.slice(0, 30)}"`;
  };
  /** @param {Element} element */
  const isShown = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  /** @param {Element | null} element @returns {boolean} */
  const isScrolled = (element) => {
    if (element === null) return false;
    const isScroller = /auto|scroll/.test(getComputedStyle(element).overflowX);
    return isScroller || isScrolled(element.parentElement);
  };
  const shown = [...document.body.querySelectorAll('*')].filter(isShown);
  const texts = shown.filter((element) =>
    [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
    ),
  );

  for (const element of texts) {
    const style = getComputedStyle(element);
    const hides = style.overflowX === 'hidden' || style.overflowX === 'clip';
    const clamps = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none';
    const overflows =
      element.scrollWidth > element.clientWidth + 1 ||
      element.scrollHeight > element.clientHeight + 4;
    if (hides && !clamps && overflows)
      findings.push(`clipped without ellipsis: ${readName(element)}`);
    const { right, left } = element.getBoundingClientRect();
    if (!isScrolled(element) && (right > clientWidth + 1 || left < -1)) {
      findings.push(`outside the page: ${readName(element)}`);
    }
    if (Number.parseFloat(style.fontSize) < 12) findings.push(`tiny text: ${readName(element)}`);
  }
  return findings;
}
