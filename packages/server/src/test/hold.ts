import type pg from 'pg'

interface Hold {
  /** Resolves when an insert waits. */
  readonly reached: () => Promise<void>
  /** Lets all inserts continue. */
  readonly release: () => Promise<void>
}

const KEY = 20_260_815

/**
 * Blocks inserts into a table of a site once it has `rows` rows, so that a process can be killed half-way.
 */
export async function holdAt(
  pool: pg.Pool,
  {
    table,
    rows,
    siteId,
  }: { readonly table: string; readonly rows: number; readonly siteId?: string },
): Promise<Hold> {
  const keeper = await pool.connect()
  await keeper.query('select pg_advisory_lock($1)', [KEY])
  const ofSite = siteId ? `when (new.site_id = '${siteId}')` : ''
  await keeper.query(`
    create function test_hold() returns trigger language plpgsql as $$ begin
      if (select count(*) from ${table} where site_id = new.site_id) >= ${rows} then
        perform pg_advisory_xact_lock_shared(${KEY});
      end if;
      return new;
    end $$;
    create trigger test_hold before insert on ${table} for each row ${ofSite} execute function test_hold()`)
  return {
    reached: async () => {
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = $1 and not granted
        and database = (select oid from pg_database where datname = current_database())`
      while ((await pool.query(waiting, [KEY])).rows.length === 0)
        await new Promise((done) => setTimeout(done, 5))
    },
    release: async () => {
      await keeper.query('select pg_advisory_unlock($1)', [KEY])
      await keeper.query(`drop trigger test_hold on ${table}; drop function test_hold()`)
      keeper.release()
    },
  }
}
