/** @typedef {import('./session.mjs').Session} Session */

const plan = {
  meetingTime: '20:00',
  durationMinutes: 120,
  isOnline: 'offline',
  location: '서울특별시 영등포구 여의대방로 지하 999-9999 (여의도동, 아주아주긴이름의복합문화센터)',
  memberLimit: 8,
  fee: 1_000_000,
};

/**
 * Makes a crew with long texts and a co-host, an ended crew with a former member, and their links.
 * @param {{ demoHost: Session, host: Session, other: Session, fresh: Session }} who
 */
export async function arrangeCrews({ demoHost, host, other, fresh }) {
  const { data: hosted } = await demoHost.call('GET', `/members/${demoHost.id}/crews`);
  const longCrewId = await createCrew(host, '환한 달빛 아래에서 천천히 걷는 수요일 밤');
  const crewLink = await createLink(host, `/crews/${longCrewId}`);
  await joinByLink(other, longCrewId, crewLink);
  await host.call('PATCH', `/crews/${longCrewId}/members/${other.id}`, { role: 'COHOST' });
  const endedCrewId = await createCrew(host, '여기까지인 크루');
  const endedLink = await createLink(host, `/crews/${endedCrewId}`);
  await joinByLink(fresh, endedCrewId, endedLink);
  await host.call('DELETE', `/crews/${endedCrewId}`);
  return { hostedCrewId: findHosted(hosted), longCrewId, endedCrewId, crewLink, endedLink };
}

/** @param {{ crewId: number, myRole: string }[]} crews */
function findHosted(crews) {
  const crew = crews.find(({ myRole }) => myRole === 'HOST');
  if (crew === undefined) throw new Error('the demo lacks a crew');
  return crew.crewId;
}

/**
 * @param {Session} host
 * @param {string} name
 * @returns {Promise<number>}
 */
async function createCrew(host, name) {
  const intro = '처음 온 사람도 편하게 이야기할 수 있도록 자리를 준비해 두었어요.\n'
    .repeat(3)
    .trim();
  const rhythm = { every: 'WEEKLY', weekday: 3 };
  const crew = { name, intro, categorySmallId: 21, rhythm, plan };
  const { data } = await host.call('POST', '/crews', crew);
  return data.crewId;
}

/**
 * @param {Session} member
 * @param {number} crewId
 * @param {string} link
 */
async function joinByLink(member, crewId, link) {
  const key = { 'X-Invite-Key': link.split('#key=')[1] ?? '' };
  await member.call('PUT', `/crews/${crewId}/membership`, { joining: true }, key);
}

/**
 * Returns the path of a new link of a crew or club.
 * @param {Session} host
 * @param {string} path
 * @returns {Promise<string>}
 */
export async function createLink(host, path) {
  const { data } = await host.call('POST', `${path}/invite-links`, { admits: true });
  return data.url;
}
