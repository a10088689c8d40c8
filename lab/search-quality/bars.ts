export const bars: Readonly<Record<string, number>> = {
  exact: 0.97,
  initials: 0.85,
  keyboard: 0.9,
  'half-typed': 0.9,
  'wrong-jamo': 0.8,
  'missing-syllable': 0.8,
  particle: 0.9,
  'gathering-word': 0.9,
  synonym: 0.9,
  'filter-word': 0.9,
  nonsense: 1,
};
