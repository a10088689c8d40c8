export type Claim = { delivery_id: number; lease_end: Date };
