const ticketKey = 'signupTicket';

/**
 * Takes the ticket a provider's return put into the address, and takes it out of it, at once.
 * The tab keeps it, so that a reload goes on with the sign-up.
 */
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
