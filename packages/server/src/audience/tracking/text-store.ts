import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/db.ts'
import { NO_TEXT, OTHER_TEXT, type TextKind, textKinds } from './kinds.ts'

const MAX_CACHED = 200_000
/** The separator of a key: no text has it. */
const SEPARATOR = '\u0000'

const getKey = (siteId: string, kind: TextKind, text: string) =>
  [siteId, kind, text].join(SEPARATOR)

/** A text that an event refers to. */
export interface WantedText {
  readonly siteId: string
  readonly kind: TextKind
  readonly text: string
}

/** Returns whether a text is the path of a page. */
function isPath({ kind, text }: WantedText): boolean {
  return (kind === 'path' || kind === 'pageGroup') && text.startsWith('/')
}

/** The numbers of the texts of a batch. */
export class TextNumbers {
  readonly #known: ReadonlyMap<string, number>
  readonly #added: ReadonlyMap<string, number>

  constructor(known: ReadonlyMap<string, number>, added: ReadonlyMap<string, number>) {
    this.#known = known
    this.#added = added
  }

  /** Returns the number of a text; that of "(other)" if the site has too many. */
  get(siteId: string, kind: TextKind, text: string): number {
    if (text === '') return NO_TEXT
    const key = getKey(siteId, kind, text)
    return this.#added.get(key) ?? this.#known.get(key) ?? OTHER_TEXT
  }
}

/** The numbers of texts that this process has seen. */
export class TextDictionary {
  readonly #known = new Map<string, number>()

  /** Lists the paths that no event had before, so that their pages can be looked for before they are stored. */
  async listNewPaths(db: Db, wanted: Iterable<WantedText>): Promise<readonly WantedText[]> {
    const paths = new Map<string, WantedText>()
    for (const text of wanted) {
      const key = getKey(text.siteId, text.kind, text.text)
      if (isPath(text) && !this.#known.has(key)) paths.set(key, text)
    }
    if (paths.size === 0) return []
    const list = [...paths.values()]
    const { rows } = await db.execute<{ place: number }>(sql`
      select w.place::integer from unnest(${sql.param(list.map(({ siteId }) => siteId))}::uuid[],
        ${sql.param(list.map(({ kind }) => textKinds[kind].code))}::smallint[],
        ${sql.param(list.map(({ text }) => text))}::text[]) with ordinality as w (site_id, kind, content, place)
      where not exists (select from tracked_text t
        where t.site_id = w.site_id and t.kind = w.kind and t.content = w.content)`)
    return rows.flatMap(({ place }) => list[place - 1] ?? [])
  }

  /**
   * Finds the numbers of texts, and stores those that are new. Call `remember` after the commit: numbers of a
   * transaction that failed belong to no text. Paths of `refused` are no pages, and get the number of "(other)".
   */
  async load(
    tx: Db,
    wanted: readonly WantedText[],
    refused: ReadonlySet<string> = new Set(),
  ): Promise<{ readonly numbers: TextNumbers; readonly remember: () => void }> {
    const missing = new Map<string, Map<string, WantedText>>()
    for (const text of wanted) {
      const key = getKey(text.siteId, text.kind, text.text)
      if (text.text === '' || this.#known.has(key)) continue
      if (isPath(text) && refused.has(`${text.siteId} ${text.text}`)) continue
      const texts = missing.get(text.siteId) ?? new Map<string, WantedText>()
      missing.set(text.siteId, texts.set(key, text))
    }
    const added = new Map<string, number>()
    for (const [siteId, texts] of missing)
      for (const { kind, content, number } of await storeTexts(tx, siteId, [...texts.values()]))
        added.set(getKey(siteId, kind, content), number)
    return {
      numbers: new TextNumbers(this.#known, added),
      remember: () => {
        if (this.#known.size + added.size > MAX_CACHED) this.#known.clear()
        for (const [key, number] of added) this.#known.set(key, number)
      },
    }
  }
}

const kindNames = new Map(
  (Object.keys(textKinds) as TextKind[]).map((kind) => [textKinds[kind].code as number, kind]),
)

/** Stores the texts that are new, up to the limits of their kinds, and finds the numbers of all. */
async function storeTexts(tx: Db, siteId: string, texts: readonly WantedText[]) {
  const codes = sql.param(texts.map(({ kind }) => textKinds[kind].code))
  const contents = sql.param(texts.map(({ text }) => text))
  const limits = Object.values(textKinds)
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended('tracked_text ' || ${siteId}, 0))`,
  )
  await tx.execute(sql`
    with wanted as (
      select kind, content, row_number() over (partition by kind order by content) as place
      from unnest(${codes}::smallint[], ${contents}::text[]) as w (kind, content)
      where not exists (select from tracked_text t
        where t.site_id = ${siteId} and t.kind = w.kind and t.content = w.content)
    ), used as (
      select kind, max(number) as number, count(*) filter (
        where kind <> ${textKinds.search.code} or added_on >= date_trunc('month', current_date)) as texts
      from tracked_text where site_id = ${siteId} and kind in (select kind from wanted) group by kind
    ), most as (
      select * from unnest(${sql.param(limits.map(({ code }) => code))}::smallint[],
        ${sql.param(limits.map(({ most }) => most))}::integer[]) as m (kind, texts)
    )
    insert into tracked_text (site_id, kind, number, content)
    select ${siteId}, kind, coalesce(used.number, 0) + place, content
    from wanted left join used using (kind) join most using (kind)
    where coalesce(used.texts, 0) + place <= most.texts`)
  const { rows } = await tx.execute<{ kind: number; content: string; number: number }>(sql`
    select t.kind, t.content, t.number from tracked_text t
    join unnest(${codes}::smallint[], ${contents}::text[]) as w (kind, content)
      on t.kind = w.kind and t.content = w.content
    where t.site_id = ${siteId}`)
  return rows.flatMap(({ kind: code, content, number }) => {
    const kind = kindNames.get(code)
    return kind === undefined ? [] : [{ kind, content, number }]
  })
}
