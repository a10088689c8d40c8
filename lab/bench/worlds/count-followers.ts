import type pg from 'pg';

/** A world is built without the triggers that maintain `follower_count`. */
export async function countFollowers(client: pg.Client): Promise<void> {
  await client.query(
    `update members m set follower_count = counted.followers
     from (select followee_id, count(*) as followers from follows group by followee_id) counted
     where m.member_id = counted.followee_id`,
  );
}
