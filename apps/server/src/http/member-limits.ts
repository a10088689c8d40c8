import type { Endpoint } from '@azit/contract/endpoint';
import type { Context } from '#server/context.ts';
import { enforceVolumeLimit } from '#server/lib/rate-limit.ts';
import type { VolumeRule } from '#server/lib/rate-limit-rules.ts';
import type { Viewer } from './viewer.ts';

/** What one member may do only so often, by the name of the endpoint. */
const rules: Partial<Record<string, VolumeRule>> = {
  'clubs.create': 'clubCreate',
  'clubs.changeBanner': 'upload',
  'members.changeImage': 'upload',
  'signups.apply': 'clubApply',
  'follows.follow': 'follow',
  'reports.reportClub': 'report',
  'reports.reportMember': 'report',
};

/** Counted before the body is read, so that a flood of uploads costs nothing but its first bytes. */
export async function limitMember(context: Context, { name }: Endpoint, viewer?: Viewer) {
  const rule = rules[name];
  if (rule === undefined || viewer === undefined) return;
  await enforceVolumeLimit(context, rule, String(viewer.memberId));
}
