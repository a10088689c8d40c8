/** Many names of crews contain 크루, and most meetings of a crew have its name. */
export function crewLabel(name: string, clubName?: string): string {
  if (name === clubName) return '크루 모임';
  return name.endsWith('크루') ? name : `${name} 크루`;
}
