/** A delivery that this process alone may send until `lease_end`. */
export type Claim = { delivery_id: number; lease_end: Date };
