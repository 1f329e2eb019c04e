-- Texts of campaigns have formats: paragraphs of runs in place of plain text, in which "[words](address)" was a link.

create function pg_temp.to_link(token text) returns jsonb language sql immutable as $$
  select case
    when found[2] ~* '^(?:/(?![/\\])|(?:mailto|tel):.|https?://[^/?#@]+(?:[/?#]|$))'
      and found[2] !~ '["<>\\]' and length(found[2]) <= 2000
    then jsonb_build_object('type', 'text', 'text', found[1], 'marks', jsonb_build_array(
      jsonb_build_object('type', 'link', 'attrs', jsonb_build_object(
        'to', jsonb_build_object('kind', 'url', 'url', found[2])))))
    end
  from regexp_match(token, '^\[([^][\n]+)\]\(([^()\s]+)\)$') found
$$;

-- The longest alternative matches: a link before a bracket.
create function pg_temp.to_inlines(paragraph text) returns jsonb language sql immutable as $$
  select jsonb_agg(
    case when found[1] = E'\n' then '{"type": "hardBreak"}'::jsonb
      else coalesce(
        pg_temp.to_link(found[1]), jsonb_build_object('type', 'text', 'text', found[1])) end
    order by at)
  from regexp_matches(paragraph, '\[[^][\n]+\]\([^()\s]+\)|\n|[^[\n]+|\[', 'g')
    with ordinality as tokens (found, at)
$$;

create function pg_temp.to_rich(plain text) returns jsonb language sql immutable as $$
  select jsonb_build_object('type', 'doc', 'content', coalesce(
    jsonb_agg(
      jsonb_build_object('type', 'paragraph', 'content', pg_temp.to_inlines(paragraph))
      order by at),
    '[]'::jsonb))
  from (
    select btrim(split, E' \t\n') as paragraph, at
    from regexp_split_to_table(replace(plain, E'\r\n', E'\n'), '\n[ \t]*\n')
      with ordinality as paragraphs (split, at)
  ) trimmed
  where paragraph <> ''
$$;

update campaign set blocks = (
  select jsonb_agg(
    case when block ->> 'type' = 'text' and jsonb_typeof(block -> 'text') = 'string'
      then jsonb_set(block, '{text}', pg_temp.to_rich(block ->> 'text')) else block end
    order by at)
  from jsonb_array_elements(blocks) with ordinality as listed (block, at)
)
where blocks @> '[{"type": "text"}]';

drop function pg_temp.to_rich(text);
drop function pg_temp.to_inlines(text);
drop function pg_temp.to_link(text);
