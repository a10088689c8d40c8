type Term = {
  use: string;
  prose?: RegExp;
  name?: RegExp;
};

/**
 * The platform, a library, the wire contract or stored data defines these names, so we cannot
 * rename them.
 */
export const allowedNames = new Set([
  'againOf',
  'allOf',
  'anyOf',
  'asOf',
  'asks',
  'expectTypeOf',
  'getPrototypeOf',
  'indexOf',
  'keepAlive',
  'keepAliveTimeout',
  'keepPreviousData',
  'keepSelection',
  'kakaoTalk',
  'keepalive',
  'lastIndexOf',
  'oneOf',
  'placeContent',
  'placeItems',
  'placeSelf',
  'tellEarlier',
  'toBeInstanceOf',
  'toBeOneOf',
  'toEqualTypeOf',
  'valueOf',
]);

export const terms: readonly Term[] = [
  { use: 'anyone who, the member who', prose: /\b(?:whoever|whomever|whosoever)\b/i },
  { use: 'everything else', prose: /\bwhatever else\b/i },
  { use: 'again', prose: /\banew\b/i, name: /\banew\b/i },
  { use: 'n, as many', prose: /\bso many\b/i },
  { use: 'its own, a separate', prose: /\bof (?:its|their|his|her|one’s|one's) own\b/i },
  { use: 'backs off, waits', prose: /\bstep(?:s|ped|ping)? aside\b/i },
  { use: 'no one, no member', prose: /\bnobody has\b/i },
  {
    use: 'notify, announce, report',
    prose: /\b(?:told|tells of|telling of|untold)\b/i,
    name: /\b(?:tell|tells|telling|told|untell|tellers?)\b/i,
  },
  { use: 'is, exists, comes', prose: /\bstands? (?:there|behind|before|beside|above|below)\b/i },
  {
    use: 'request, query, prompt, check',
    prose: /\b(?:asked (?:of|for|again)|(?:is|are|was|were|be|being|been) asked)\b/i,
    name: /\b(?:ask|asks|asked|asking)\b/i,
  },
  {
    use: 'receive, connected, delivered',
    prose: /\b(?:unheard|hears|heard)\b/i,
    name: /\b(?:hear|hears|heard|hearing|unheard)\b/i,
  },
  { use: 'hidden from, withheld', prose: /\bkept from\b/i },
  {
    use: 'cache, store, save',
    prose: /\bkept (?:repl(?:y|ies)|answers?|pages?|lists?|copy|copies)\b/i,
    name: /\b(?:keep|keeps|keeping|kept|keeper)\b/i,
  },
  { use: 'compression', prose: /\bpacking\b/i, name: /\b(?:packing|packed|unpacked)\b/i },
  { use: 'read consistency', prose: /\b(?:sight|sights)\b/i, name: /\bsights?\b/i },
  { use: 'pipelined connection', prose: /\blanes?\b/i, name: /\blanes?\b|^is quick$/i },
  { use: 'wide layout, split view, panel', prose: /\bdesks?\b/i, name: /\bdesks?\b/i },
  { use: 'celebration; instant, timestamp', name: /\bmoments?\b/i },
  { use: 'composer, footer, bottom', prose: /\bat (?:its|the) foot\b/i, name: /\bfoot\b/i },
  { use: 'message list, chat', name: /\btalks?\b/i },
  { use: 'slot, area, location, index, seq', name: /\bplaces?\b/i },
  {
    use: 'crew meeting, meeting of the crew',
    prose:
      /\b(?:dates? of (?:a|an|the|its|this|another|each|every|single) crews?|crew(?:['’]s)? dates?|(?:full|changed|skipped|members-only|crew) dates?)\b/i,
  },
  {
    use: 'send a doorbell, notify',
    prose: /(?<!focus )\b(?:rings?|rang|rung|ringing)\b/i,
  },
  {
    use: 'action, request, button',
    prose: /\b(?:an?|the|each|every|next|random|concurrent|two|stray) acts?\b|\bacts of\b/i,
  },
  { use: 'remain, be stored, be restored', prose: /\bsurviv(?:e|es|ed|ing|ors?)\b/i },
  { use: 'late cancellation, late 못 가요', prose: /\blate no\b(?! longer)/i },
  {
    use: 'the function, the task, the step',
    prose:
      /\b(?:runs?|exceeds?|ignores?|during|until) the work\b(?! until)|\bthe work (?:is|never|ends|exceeds|fails)\b/i,
  },
  {
    use: 'ask to confirm, request, show a question',
    prose:
      /\bprompts? (?:everyone|everybody|members?|joined|confirmed|only|again|the (?:host|queue|members?))\b|(?<!`)\bprompted\b/i,
  },
  { use: 'MAX_, MIN_', name: /^(?:MOST|LONGEST|FEWEST|SHORTEST|LEAST) / },
  { use: 'a verb or a noun', name: /\w (?:Of|OF)\b(?! (?:Day|Month|Week|Time|Order)\b)/ },
];
