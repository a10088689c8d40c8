const ticketKey = 'signupTicket';

/** Moves the ticket into the tab's storage, so that a reload continues the sign-up. */
export function takeTicket(): string | null {
  const ticket = new URLSearchParams(window.location.search).get('ticket');
  if (ticket) {
    sessionStorage.setItem(ticketKey, ticket);
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }
  return sessionStorage.getItem(ticketKey);
}

export function forgetTicket(): void {
  sessionStorage.removeItem(ticketKey);
}
