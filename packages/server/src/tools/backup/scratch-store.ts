import type { Client } from 'pg'

/** Lists the databases of this account whose names begin so and to which nothing is connected. */
export async function listUnusedDatabases(
  client: Client,
  prefix: string,
): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database d
     where starts_with(datname, $1)
       and datdba = (select oid from pg_roles where rolname = current_user)
       and not exists (select from pg_stat_activity a where a.datid = d.oid)`,
    [prefix],
  )
  return rows.map(({ name }) => name)
}
