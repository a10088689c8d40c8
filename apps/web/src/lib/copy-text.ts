/** Returns whether the clipboard took it; some browsers refuse, and pages without https have none. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
