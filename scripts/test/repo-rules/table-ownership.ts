import type { SourceFile } from './source-tree.ts';

/** Only the named folder may write a table; every folder may read and lock its rows. */
export const tableOwners: Readonly<Record<string, string>> = {
  large_categories: 'modules/categories',
  small_categories: 'modules/categories',
  areas: 'modules/areas',
  members: 'modules/members',
  member_interests: 'modules/members',
  member_areas: 'modules/members',
  reputation_events: 'modules/members',
  sessions: 'modules/auth',
  refresh_tokens: 'modules/auth',
  password_recoveries: 'modules/auth',
  recovery_mails: 'modules/auth',
  oauth_identities: 'modules/auth',
  oauth_attempts: 'modules/auth',
  oauth_signups: 'modules/auth',
  oauth_entries: 'modules/auth',
  clubs: 'modules/clubs',
  club_members: 'modules/clubs',
  seat_offers: 'modules/clubs',
  club_openings: 'modules/clubs',
  club_changes: 'modules/clubs',
  absences: 'modules/clubs',
  calendars: 'modules/clubs',
  club_cohosts: 'modules/clubs',
  club_answers: 'modules/clubs',
  spent_answer_links: 'modules/clubs',
  crews: 'modules/crews',
  crew_members: 'modules/crews',
  crew_skips: 'modules/crews',
  invite_links: 'modules/invite-links',
  club_search: 'modules/discovery',
  search_terms: 'modules/discovery',
  common_grams: 'modules/discovery',
  follows: 'modules/follows',
  reviews: 'modules/reviews',
  club_reports: 'modules/reports',
  member_reports: 'modules/reports',
  message_reports: 'modules/reports',
  blocks: 'modules/blocks',
  chat_rooms: 'modules/chats',
  chat_messages: 'modules/chats',
  chat_members: 'modules/chats',
  notices: 'modules/notices',
  notice_settings: 'modules/notices',
  muted_clubs: 'modules/notices',
  push_subscriptions: 'modules/notices',
  deliveries: 'modules/notices',
  reminders: 'modules/reminders',
  rate_limit_hits: 'limits',
  idempotent_replies: 'http',
  mail_outbox: 'mail',
  operator_actions: 'commands/operator',
  schema_migrations: 'database',
};

export const ANY_TABLE = '(any table)';

export type WriteException = { folder: string; tables: readonly string[]; reason: string };

export const writeExceptions: readonly WriteException[] = [
  {
    folder: 'modules/withdrawal',
    tables: [
      'members',
      'member_interests',
      'clubs',
      'club_members',
      'follows',
      'mail_outbox',
      'idempotent_replies',
    ],
    reason: 'one transaction removes a member from every table, under locks taken in one order',
  },
  {
    folder: 'database',
    tables: [ANY_TABLE],
    reason: 'the text of a sweep; its owner names the table, and counts as its writer',
  },
  {
    folder: 'commands/backup',
    tables: [ANY_TABLE],
    reason: 'a restore fills every table of the archive',
  },
  {
    folder: 'commands/seed-demo',
    tables: [
      'members',
      'member_interests',
      'clubs',
      'club_members',
      'follows',
      'reviews',
      'notices',
      'notice_settings',
      'chat_rooms',
      'chat_messages',
      'chat_members',
    ],
    reason:
      'fills an empty database at once, with a past that the modules would refuse, and lets its own clubs come again without telling anybody',
  },
];

export type TableWrite = { file: string; folder: string; table: string };

const source = 'apps/server/src/';
const writes = [
  /\b(?:insert\s+into|delete\s+from|truncate(?:\s+table)?)\s+(?<table>[a-z_]+|\$\{)/gi,
  /\bupdate\s+(?:only\s+)?(?<table>[a-z_]+|\$\{[^}]*\})(?:\s+(?:as\s+)?[a-z_]+)?\s+set\b/gi,
  /\b(?:sweep|erase)Statement\(\s*'(?<table>[a-z_]+)'/g,
];

export function findTableWrites(files: readonly SourceFile[]): TableWrite[] {
  return files
    .filter(({ path }) => path.startsWith(source))
    .flatMap(({ path, text }) => {
      const folder = findFolder(path.slice(source.length));
      const found = writes.flatMap((pattern) => [...text.matchAll(pattern)]);
      return found.map(({ groups }) => {
        const table = groups?.table ?? '';
        return { file: path, folder, table: table.startsWith('$') ? ANY_TABLE : table };
      });
    });
}

function findFolder(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return ['modules', 'commands'].includes(first) ? `${first}/${second}` : first;
}

export function findForeignWrites(
  found: readonly TableWrite[],
  exceptions: readonly WriteException[],
): string[] {
  return found
    .filter(({ folder, table }) => tableOwners[table] !== folder)
    .filter(
      ({ folder, table }) =>
        !exceptions.some((one) => one.folder === folder && one.tables.includes(table)),
    )
    .map(({ file, table }) => `${file} writes ${table} of ${tableOwners[table] ?? 'nobody'}`);
}

export function findUnusedExceptions(
  found: readonly TableWrite[],
  exceptions: readonly WriteException[],
): string[] {
  return exceptions.flatMap(({ folder, tables }) =>
    tables
      .filter((table) => !found.some((write) => write.folder === folder && write.table === table))
      .map((table) => `${folder} does not write ${table}`),
  );
}
