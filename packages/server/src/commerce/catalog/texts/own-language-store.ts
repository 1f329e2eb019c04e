import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/db.ts'

/** A change of the language that a site has as its own. */
interface OwnLanguage {
  readonly from: string
  readonly to: string
}

/**
 * Makes the texts of products and categories in the new language of a site its own, and stores the former ones as those
 * of the former language. A text that only one of the two languages has becomes that of both. A title takes the title for
 * search engines along. The options of a product change together, and so do the names of categories below one parent: they
 * stay if two of them would become the same. Runs in the transaction that changes the site.
 */
export async function changeTextsLanguage(
  tx: Db,
  siteId: string,
  change: OwnLanguage,
): Promise<void> {
  // No product is saved meanwhile: the statements below read the texts of the versions that they change.
  await tx.execute(sql`
    select count(*) from (select from product where site_id = ${siteId} order by id for update) locked`)
  await swapProductTexts(tx, siteId, change)
  // A value may become what another one was, so the values were written with a mark first.
  await tx.execute(sql`
    update variant set option_values = (
      select array_agg(substr(value, 2) order by position) from unnest(option_values) with ordinality o (value, position))
    where site_id = ${siteId} and option_values[1] like ${`${MARK}%`}`)
  await swapCategoryNames(tx, siteId, change)
}

/** Marks a value that is written; no text has it. */
const MARK = '\u0001'

/** Returns the SQL for names of options in a language, as `translateOptionNames` of the model. */
function translateNames(names: SQL, texts: SQL): SQL {
  return sql`(
    select coalesce(array_agg(coalesce((
      select a ->> 'text' from jsonb_array_elements(${texts}) a where a ->> 'name' = n.name limit 1
    ), n.name) order by n.position), '{}')
    from unnest(${names}) with ordinality n (name, position))`
}

/** Returns the SQL for the values of options in a language, as `translateOptionValues` of the model. */
function translateValues(names: SQL, values: SQL, texts: SQL): SQL {
  return sql`(
    select coalesce(array_agg(coalesce((
      select b ->> 'text' from jsonb_array_elements(${texts}) a, jsonb_array_elements(a -> 'values') b
      where a ->> 'name' = (${names})[n.position] and b ->> 'value' = n.value limit 1
    ), n.value) order by n.position), '{}')
    from unnest(${values}) with ordinality n (value, position))`
}

/** The SQL for the texts of the options of `m` as those of the former language. */
const invertedOptions = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('name', o ->> 'text', 'text', o ->> 'name', 'values', (
    select coalesce(jsonb_agg(jsonb_build_object('value', v ->> 'text', 'text', v ->> 'value')), '[]')
    from jsonb_array_elements(o -> 'values') v))), '[]')
  from jsonb_array_elements(m.options) o)`

/** The SQL for the texts of the options of `t`, a third language, found by the names that `m` gives them. */
const renamedOptions = sql`(
  select coalesce(jsonb_agg(o || jsonb_build_object(
    'name', (${translateNames(sql`array[o ->> 'name']`, sql`m.options`)})[1],
    'values', (
      select coalesce(jsonb_agg(v || jsonb_build_object('value', (${translateValues(
        sql`array[o ->> 'name']`,
        sql`array[v ->> 'value']`,
        sql`m.options`,
      )})[1])), '[]') from jsonb_array_elements(o -> 'values') v)) order by position), '[]')
  from jsonb_array_elements(t.options) with ordinality o (o, position))`

/** Returns the SQL for the products with texts in a language, and whether their options have different texts in it. */
function selectMoved(siteId: string, locale: string): SQL {
  const names = translateNames(sql`p.option_names`, sql`t.options`)
  const values = translateValues(sql`p.option_names`, sql`v.option_values`, sql`t.options`)
  return sql`
    select p.id, p.title as own_title, p.excerpt as own_excerpt, p.body as own_body,
      p.custom_add_button_text as own_button, p.seo_title as own_seo_title,
      p.seo_description as own_seo_description, p.option_names as own_names, t.*,
      (select count(distinct name) = cardinality(p.option_names) from unnest(${names}) name)
        and not exists (
          select from variant v, lateral (select ${values} as texts) n, generate_subscripts(v.option_values, 1) i
          where v.site_id = p.site_id and v.product_id = p.id
          group by i having count(distinct v.option_values[i]) <> count(distinct n.texts[i])
        ) as moves_options,
      t.title is not null or t.seo_title is not null as moves_seo_title
    from product p join product_text t on t.site_id = p.site_id and t.product_id = p.id
    where p.site_id = ${siteId} and t.locale = ${locale}`
}

/** Swaps the texts of products in one statement, all parts of which read the texts as they were. */
async function swapProductTexts(tx: Db, siteId: string, { from, to }: OwnLanguage): Promise<void> {
  const names = translateNames(sql`p.option_names`, sql`m.options`)
  const values = translateValues(sql`m.own_names`, sql`v.option_values`, sql`m.options`)
  await tx.execute(sql`
    with m as materialized (${selectMoved(siteId, to)}),
    own as (
      update product p set title = coalesce(m.title, p.title), excerpt = coalesce(m.excerpt, p.excerpt),
        body = coalesce(m.body, p.body),
        custom_add_button_text = coalesce(m.custom_add_button_text, p.custom_add_button_text),
        seo_title = case when m.moves_seo_title then m.seo_title else p.seo_title end,
        seo_description = coalesce(m.seo_description, p.seo_description),
        option_names = case when m.moves_options then ${names} else p.option_names end, updated_at = now()
      from m where p.site_id = ${siteId} and p.id = m.id
    ), own_values as (
      update variant v set option_values = (
        select array_agg(${MARK} || value order by position)
        from unnest(${values}) with ordinality o (value, position))
      from m where v.site_id = ${siteId} and v.product_id = m.id and m.moves_options
        and v.option_values <> ${values}
    ), others as (
      update product_text t set options = ${renamedOptions} from m
      where t.site_id = ${siteId} and t.product_id = m.id and t.locale not in (${from}, ${to})
        and m.moves_options and t.options <> '[]'
    ), former as (
      insert into product_text as t (site_id, product_id, locale, title, excerpt, body,
        custom_add_button_text, seo_title, seo_description, options)
      select f.* from m, lateral (select m.site_id, m.id, ${from}::text,
        case when m.title is not null then m.own_title end as title,
        case when m.excerpt is not null then nullif(m.own_excerpt, '') end as excerpt,
        case when m.body is not null then nullif(m.own_body, '') end as body,
        case when m.custom_add_button_text is not null then m.own_button end as button,
        case when m.moves_seo_title then m.own_seo_title end as seo_title,
        case when m.seo_description is not null then m.own_seo_description end as seo_description,
        case when m.moves_options then ${invertedOptions} else '[]' end as options) f
      where coalesce(f.title, f.excerpt, f.body, f.button, f.seo_title, f.seo_description) is not null
        or f.options <> '[]'
      on conflict (site_id, product_id, locale) do update set title = excluded.title,
        excerpt = excluded.excerpt, body = excluded.body,
        custom_add_button_text = excluded.custom_add_button_text, seo_title = excluded.seo_title,
        seo_description = excluded.seo_description, options = excluded.options
    ), unmoved as (
      update product_text t set title = null, excerpt = null, body = null, custom_add_button_text = null,
        seo_title = null, seo_description = null
      from m where t.site_id = ${siteId} and t.product_id = m.id and t.locale = ${to} and not m.moves_options
    )
    delete from product_text t using m
    where t.site_id = ${siteId} and t.product_id = m.id and t.locale = ${to} and m.moves_options`)
}

/** Swaps the names of categories. Their URLs stay. */
async function swapCategoryNames(tx: Db, siteId: string, { from, to }: OwnLanguage): Promise<void> {
  await tx.execute(sql`
    with named as materialized (
      select c.id, c.collection_id, c.parent_id, c.display_name as own, t.display_name as name
      from category c left join category_text t
        on t.site_id = c.site_id and t.category_id = c.id and t.locale = ${to}
      where c.site_id = ${siteId}
    ), m as materialized (
      select n.* from named n join (
        select collection_id, parent_id from named group by collection_id, parent_id
        having count(distinct coalesce(name, own)) = count(*)
      ) g on g.collection_id = n.collection_id and g.parent_id is not distinct from n.parent_id
      where n.name is not null
    ), own as (
      update category c set display_name = m.name from m where c.site_id = ${siteId} and c.id = m.id
    ), former as (
      insert into category_text (site_id, category_id, locale, display_name)
      select ${siteId}::uuid, id, ${from}::text, own from m
      on conflict (site_id, category_id, locale) do update set display_name = excluded.display_name
    )
    delete from category_text t using m
    where t.site_id = ${siteId} and t.category_id = m.id and t.locale = ${to}`)
}
