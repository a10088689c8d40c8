/** A word that fewer clubs can hold is looked up without asking: so few are soon read. */
export const FEWEST_TO_WALK = 800;
