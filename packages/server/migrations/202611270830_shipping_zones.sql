-- Shipping zones: a country is in one, and buyers there are offered its rates.

create table shipping_zone (
  site_id       uuid     not null references site (id) on delete cascade,
  id            uuid     not null,
  display_index smallint not null,
  name          text     not null check (char_length(name) between 1 and 100),
  -- ISO 3166-1 codes; none for the rest of the world: the countries that no other zone names.
  countries     text[]   not null default '{}',
  primary key (site_id, id)
);

alter table shipping_option
  add column zone_id uuid,
  -- The price of each further item of a rate by item; its price is that of the first.
  add column further_minor minor not null default 0 check (further_minor >= 0),
  -- The bounds of a rate by weight, in grams, or by price, in minor units. The upper one is exclusive, or null.
  add column lower_bound bigint not null default 0 check (lower_bound >= 0),
  add column upper_bound bigint check (upper_bound > lower_bound),
  drop constraint shipping_option_kind_check,
  add constraint shipping_option_kind_check
    check (kind in ('flat', 'weight', 'price', 'item', 'pickup')),
  add constraint shipping_option_free_over_is_flat check (kind = 'flat' or free_over_minor is null),
  add constraint shipping_option_further_is_item check (kind = 'item' or further_minor = 0),
  add constraint shipping_option_bounds_are_measured check (
    kind in ('weight', 'price') or (lower_bound = 0 and upper_bound is null));

-- Options served lists of countries before, which could overlap. Countries that the same options serve become a zone;
-- options for every country are in each zone, and alone in the rest of the world.
create temporary table shipping_class on commit drop as
  with named (code, name) as (values
    ('AD', 'Andorra'), ('AE', 'United Arab Emirates'), ('AF', 'Afghanistan'), ('AG', 'Antigua & Barbuda'),
    ('AI', 'Anguilla'), ('AL', 'Albania'), ('AM', 'Armenia'), ('AO', 'Angola'), ('AQ', 'Antarctica'),
    ('AR', 'Argentina'), ('AS', 'American Samoa'), ('AT', 'Austria'), ('AU', 'Australia'), ('AW', 'Aruba'),
    ('AX', 'Åland Islands'), ('AZ', 'Azerbaijan'), ('BA', 'Bosnia & Herzegovina'), ('BB', 'Barbados'),
    ('BD', 'Bangladesh'), ('BE', 'Belgium'), ('BF', 'Burkina Faso'), ('BG', 'Bulgaria'), ('BH', 'Bahrain'),
    ('BI', 'Burundi'), ('BJ', 'Benin'), ('BL', 'St. Barthélemy'), ('BM', 'Bermuda'), ('BN', 'Brunei'),
    ('BO', 'Bolivia'), ('BQ', 'Caribbean Netherlands'), ('BR', 'Brazil'), ('BS', 'Bahamas'),
    ('BT', 'Bhutan'), ('BV', 'Bouvet Island'), ('BW', 'Botswana'), ('BY', 'Belarus'), ('BZ', 'Belize'),
    ('CA', 'Canada'), ('CC', 'Cocos (Keeling) Islands'), ('CD', 'Congo - Kinshasa'),
    ('CF', 'Central African Republic'), ('CG', 'Congo - Brazzaville'), ('CH', 'Switzerland'),
    ('CI', 'Côte d’Ivoire'), ('CK', 'Cook Islands'), ('CL', 'Chile'), ('CM', 'Cameroon'), ('CN', 'China'),
    ('CO', 'Colombia'), ('CR', 'Costa Rica'), ('CU', 'Cuba'), ('CV', 'Cape Verde'), ('CW', 'Curaçao'),
    ('CX', 'Christmas Island'), ('CY', 'Cyprus'), ('CZ', 'Czechia'), ('DE', 'Germany'), ('DJ', 'Djibouti'),
    ('DK', 'Denmark'), ('DM', 'Dominica'), ('DO', 'Dominican Republic'), ('DZ', 'Algeria'),
    ('EC', 'Ecuador'), ('EE', 'Estonia'), ('EG', 'Egypt'), ('EH', 'Western Sahara'), ('ER', 'Eritrea'),
    ('ES', 'Spain'), ('ET', 'Ethiopia'), ('FI', 'Finland'), ('FJ', 'Fiji'), ('FK', 'Falkland Islands'),
    ('FM', 'Micronesia'), ('FO', 'Faroe Islands'), ('FR', 'France'), ('GA', 'Gabon'),
    ('GB', 'United Kingdom'), ('GD', 'Grenada'), ('GE', 'Georgia'), ('GF', 'French Guiana'),
    ('GG', 'Guernsey'), ('GH', 'Ghana'), ('GI', 'Gibraltar'), ('GL', 'Greenland'), ('GM', 'Gambia'),
    ('GN', 'Guinea'), ('GP', 'Guadeloupe'), ('GQ', 'Equatorial Guinea'), ('GR', 'Greece'),
    ('GS', 'South Georgia & South Sandwich Islands'), ('GT', 'Guatemala'), ('GU', 'Guam'),
    ('GW', 'Guinea-Bissau'), ('GY', 'Guyana'), ('HK', 'Hong Kong SAR China'),
    ('HM', 'Heard & McDonald Islands'), ('HN', 'Honduras'), ('HR', 'Croatia'), ('HT', 'Haiti'),
    ('HU', 'Hungary'), ('ID', 'Indonesia'), ('IE', 'Ireland'), ('IL', 'Israel'), ('IM', 'Isle of Man'),
    ('IN', 'India'), ('IO', 'British Indian Ocean Territory'), ('IQ', 'Iraq'), ('IR', 'Iran'),
    ('IS', 'Iceland'), ('IT', 'Italy'), ('JE', 'Jersey'), ('JM', 'Jamaica'), ('JO', 'Jordan'),
    ('JP', 'Japan'), ('KE', 'Kenya'), ('KG', 'Kyrgyzstan'), ('KH', 'Cambodia'), ('KI', 'Kiribati'),
    ('KM', 'Comoros'), ('KN', 'St. Kitts & Nevis'), ('KP', 'North Korea'), ('KR', 'South Korea'),
    ('KW', 'Kuwait'), ('KY', 'Cayman Islands'), ('KZ', 'Kazakhstan'), ('LA', 'Laos'), ('LB', 'Lebanon'),
    ('LC', 'St. Lucia'), ('LI', 'Liechtenstein'), ('LK', 'Sri Lanka'), ('LR', 'Liberia'), ('LS', 'Lesotho'),
    ('LT', 'Lithuania'), ('LU', 'Luxembourg'), ('LV', 'Latvia'), ('LY', 'Libya'), ('MA', 'Morocco'),
    ('MC', 'Monaco'), ('MD', 'Moldova'), ('ME', 'Montenegro'), ('MF', 'St. Martin'), ('MG', 'Madagascar'),
    ('MH', 'Marshall Islands'), ('MK', 'North Macedonia'), ('ML', 'Mali'), ('MM', 'Myanmar (Burma)'),
    ('MN', 'Mongolia'), ('MO', 'Macao SAR China'), ('MP', 'Northern Mariana Islands'), ('MQ', 'Martinique'),
    ('MR', 'Mauritania'), ('MS', 'Montserrat'), ('MT', 'Malta'), ('MU', 'Mauritius'), ('MV', 'Maldives'),
    ('MW', 'Malawi'), ('MX', 'Mexico'), ('MY', 'Malaysia'), ('MZ', 'Mozambique'), ('NA', 'Namibia'),
    ('NC', 'New Caledonia'), ('NE', 'Niger'), ('NF', 'Norfolk Island'), ('NG', 'Nigeria'),
    ('NI', 'Nicaragua'), ('NL', 'Netherlands'), ('NO', 'Norway'), ('NP', 'Nepal'), ('NR', 'Nauru'),
    ('NU', 'Niue'), ('NZ', 'New Zealand'), ('OM', 'Oman'), ('PA', 'Panama'), ('PE', 'Peru'),
    ('PF', 'French Polynesia'), ('PG', 'Papua New Guinea'), ('PH', 'Philippines'), ('PK', 'Pakistan'),
    ('PL', 'Poland'), ('PM', 'St. Pierre & Miquelon'), ('PN', 'Pitcairn Islands'), ('PR', 'Puerto Rico'),
    ('PS', 'Palestinian Territories'), ('PT', 'Portugal'), ('PW', 'Palau'), ('PY', 'Paraguay'),
    ('QA', 'Qatar'), ('RE', 'Réunion'), ('RO', 'Romania'), ('RS', 'Serbia'), ('RU', 'Russia'),
    ('RW', 'Rwanda'), ('SA', 'Saudi Arabia'), ('SB', 'Solomon Islands'), ('SC', 'Seychelles'),
    ('SD', 'Sudan'), ('SE', 'Sweden'), ('SG', 'Singapore'), ('SH', 'St. Helena'), ('SI', 'Slovenia'),
    ('SJ', 'Svalbard & Jan Mayen'), ('SK', 'Slovakia'), ('SL', 'Sierra Leone'), ('SM', 'San Marino'),
    ('SN', 'Senegal'), ('SO', 'Somalia'), ('SR', 'Suriname'), ('SS', 'South Sudan'),
    ('ST', 'São Tomé & Príncipe'), ('SV', 'El Salvador'), ('SX', 'Sint Maarten'), ('SY', 'Syria'),
    ('SZ', 'Eswatini'), ('TC', 'Turks & Caicos Islands'), ('TD', 'Chad'),
    ('TF', 'French Southern Territories'), ('TG', 'Togo'), ('TH', 'Thailand'), ('TJ', 'Tajikistan'),
    ('TK', 'Tokelau'), ('TL', 'Timor-Leste'), ('TM', 'Turkmenistan'), ('TN', 'Tunisia'), ('TO', 'Tonga'),
    ('TR', 'Türkiye'), ('TT', 'Trinidad & Tobago'), ('TV', 'Tuvalu'), ('TW', 'Taiwan'), ('TZ', 'Tanzania'),
    ('UA', 'Ukraine'), ('UG', 'Uganda'), ('UM', 'U.S. Outlying Islands'), ('US', 'United States'),
    ('UY', 'Uruguay'), ('UZ', 'Uzbekistan'), ('VA', 'Vatican City'), ('VC', 'St. Vincent & Grenadines'),
    ('VE', 'Venezuela'), ('VG', 'British Virgin Islands'), ('VI', 'U.S. Virgin Islands'), ('VN', 'Vietnam'),
    ('VU', 'Vanuatu'), ('WF', 'Wallis & Futuna'), ('WS', 'Samoa'), ('YE', 'Yemen'), ('YT', 'Mayotte'),
    ('ZA', 'South Africa'), ('ZM', 'Zambia'), ('ZW', 'Zimbabwe')
  ), served as (
    select c.site_id, c.country, array_agg(o.id order by o.display_index, o.id) as options,
      min(o.display_index) filter (where o.countries <> '{}') as first_index
    from (select distinct site_id, unnest(countries) as country from shipping_option) c
    join shipping_option o
      on o.site_id = c.site_id and (o.countries = '{}' or c.country = any (o.countries))
    group by c.site_id, c.country
  ), class as (
    select site_id, options, first_index, array_agg(country order by country) as countries
    from served group by site_id, options, first_index
    union all
    select site_id, array_agg(id order by display_index, id), null, '{}'
    from shipping_option where countries = '{}' group by site_id
  )
  select c.site_id, c.options, c.countries, gen_random_uuid() as zone_id,
    row_number() over (partition by c.site_id order by c.first_index, c.countries[1]) - 1 as place,
    case cardinality(c.countries)
      when 0 then 'Rest of world'
      when 1 then coalesce(n.name, c.countries[1])
      else 'Zone ' || row_number() over (
        partition by c.site_id, cardinality(c.countries) > 1 order by c.first_index, c.countries[1])
    end as name
  from class c left join named n on n.code = c.countries[1];

insert into shipping_zone (site_id, id, display_index, name, countries)
select site_id, zone_id, place, name, countries from shipping_class;

-- The first copy of an option keeps its id, so that open checkouts keep their choice.
create temporary table shipping_copy on commit drop as
  select c.site_id, c.zone_id, c.countries, listed.id as earlier_id, listed.place - 1 as place,
    case when row_number() over (partition by c.site_id, listed.id order by c.place) = 1
      then listed.id else gen_random_uuid() end as id
  from shipping_class c cross join lateral unnest(c.options) with ordinality as listed (id, place);

insert into shipping_option (site_id, id, zone_id, display_index, kind, name, note, price_minor, free_over_minor)
select c.site_id, c.id, c.zone_id, c.place, o.kind, o.name, o.note, o.price_minor, o.free_over_minor
from shipping_copy c join shipping_option o on o.site_id = c.site_id and o.id = c.earlier_id
where c.id <> c.earlier_id;

update shipping_option o set zone_id = c.zone_id, display_index = c.place
from shipping_copy c where c.site_id = o.site_id and c.id = o.id and c.id = c.earlier_id;

-- Checkouts to a country of another zone keep theirs as the copy there.
update checkout k set shipping_option_id = c.id
from shipping_copy c
where c.site_id = k.site_id and c.earlier_id = k.shipping_option_id and c.id <> c.earlier_id
  and case when c.countries = '{}'
    then k.shipping_address ->> 'country' is not null and not exists (
      select from shipping_zone z
      where z.site_id = k.site_id and k.shipping_address ->> 'country' = any (z.countries))
    else k.shipping_address ->> 'country' = any (c.countries) end;

alter table shipping_option
  alter column zone_id set not null,
  add foreign key (site_id, zone_id) references shipping_zone (site_id, id) on delete cascade,
  drop column countries;
-- Serves the deletion of a zone.
create index shipping_option_zone on shipping_option (site_id, zone_id);

create trigger shipping_zone_content after insert or update or delete on shipping_zone
  for each row execute function content_changed();

-- No two zones of a site share a country or are the rest of the world. Asked at the end of a change, in which
-- countries move from one zone to another.
create function shipping_zone_check() returns trigger language plpgsql as $$
begin
  if exists (
    select from shipping_zone a join shipping_zone b on b.site_id = a.site_id and b.id > a.id
    where a.site_id = new.site_id
      and (a.countries && b.countries or (a.countries = '{}' and b.countries = '{}'))
  ) then
    raise unique_violation using message = 'a country is in two shipping zones';
  end if;
  return null;
end $$;
create constraint trigger shipping_zone_check after insert or update on shipping_zone
  deferrable initially deferred for each row execute function shipping_zone_check();

-- The weight of one, by which rates are offered.
create or replace view cart_line as
  select e.site_id, e.cart_id, e.id, e.product_id, e.variant_id, e.quantity, e.additional_fields,
    p.type, p.title, p.url_id, c.url_id as collection_url_id, p.option_names,
    product_is_shown(p) and c.enabled as is_sold,
    e.unit_price_minor as stored_price_minor,
    v.sku, v.option_values, v.price_minor, v.sale_price_minor, variant_is_on_sale(v) as on_sale,
    variant_price(v) as unit_price_minor,
    s.unlimited or s.backorder as unlimited,
    s.available + coalesce((
      select h.quantity from stock_hold h
      where h.site_id = e.site_id and h.cart_id = e.cart_id and h.variant_id = e.variant_id
        and h.expires_at > now()
    ), 0) as available,
    i.alt, a.file_key, a.content_type, a.width, a.height, a.color_data, v.weight_grams
  from cart_entry e
  join variant v on v.site_id = e.site_id and v.id = e.variant_id
  join product p on p.site_id = e.site_id and p.id = e.product_id
  join collection c on c.site_id = e.site_id and c.id = p.collection_id
  join stock_available_now s on s.site_id = e.site_id and s.variant_id = e.variant_id
  left join product_image i on i.site_id = e.site_id and i.id = coalesce(v.image_id, (
    select f.id from product_image f where f.site_id = e.site_id and f.product_id = e.product_id
    order by f.display_index, f.id limit 1))
  left join asset a on a.site_id = i.site_id and a.id = i.asset_id;

create or replace function cart_contents(
  asked_site uuid, asked_cart uuid,
  out lines json, out quantity integer, out subtotal bigint, out is_stale boolean
) language plpgsql stable as $$
begin
  select coalesce(json_agg(json_build_object('id', l.id, 'productId', l.product_id,
      'variantId', l.variant_id, 'quantity', l.quantity, 'fields', l.additional_fields,
      'type', l.type, 'title', l.title, 'urlId', l.url_id,
      'collectionUrlId', l.collection_url_id, 'isSold', l.is_sold, 'sku', l.sku,
      'optionNames', l.option_names, 'optionValues', l.option_values,
      'priceMinor', l.price_minor, 'salePriceMinor', l.sale_price_minor, 'onSale', l.on_sale,
      'unlimited', l.unlimited, 'available', l.available, 'weightGrams', l.weight_grams,
      'image', case when l.file_key is not null then json_build_object(
        'fileKey', l.file_key, 'contentType', l.content_type, 'alt', l.alt,
        'width', l.width, 'height', l.height, 'colorData', l.color_data) end
    ) order by l.id), '[]'),
    coalesce(sum(l.quantity), 0),
    coalesce(sum(l.quantity * l.unit_price_minor) filter (where l.is_sold), 0),
    coalesce(bool_or(l.unit_price_minor <> l.stored_price_minor), false)
  into lines, quantity, subtotal, is_stale
  from cart_line l where l.site_id = asked_site and l.cart_id = asked_cart;
end $$;
