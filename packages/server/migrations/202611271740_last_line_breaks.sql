-- Browsers do not show a line break at the end of a paragraph. Pages show its line from now on, as the editor always
-- did. So that no page grows, the breaks are removed that visitors did not see.

create function remove_last_breaks(node jsonb) returns jsonb language plpgsql immutable as $$
declare
  kind text := node ->> 'type';
  last jsonb := node -> 'content' -> -1;
begin
  if jsonb_typeof(node) = 'array' then
    return coalesce((select jsonb_agg(remove_last_breaks(value) order by place)
      from jsonb_array_elements(node) with ordinality as each (value, place)), '[]');
  elsif jsonb_typeof(node) is distinct from 'object' then
    return node;
  end if;
  if kind in ('paragraph', 'heading', 'codeBlock') and last ->> 'type' = 'hardBreak'
    or kind = 'codeBlock' and last ->> 'text' = E'\n' then
    node := jsonb_set(node, '{content}', (node -> 'content') - -1);
    return case when node -> 'content' = '[]' then node - 'content' else node end;
  elsif kind = 'codeBlock' and last ->> 'text' like E'%\n' then
    return jsonb_set(node, '{content,-1,text}', to_jsonb(left(last ->> 'text', -1)));
  end if;
  return coalesce((select jsonb_object_agg(key, remove_last_breaks(value)) from jsonb_each(node)), '{}');
end
$$;

update draft set body = remove_last_breaks(body)
  where body::text ~ 'hardBreak|codeBlock' and body <> remove_last_breaks(body);

update version set body = remove_last_breaks(body)
  where body::text ~ 'hardBreak|codeBlock' and body <> remove_last_breaks(body);

drop function remove_last_breaks;
