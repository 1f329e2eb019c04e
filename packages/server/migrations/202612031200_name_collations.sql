-- The order of names in each language of the CLDR whose alphabet differs from the common one, and the common one. A
-- server without ICU orders names by their characters instead.
do $$
declare
  language text;
begin
  foreach language in array array[
    'und', 'af', 'ar', 'as', 'az', 'be', 'bg', 'bn', 'bs', 'cs', 'cy', 'da', 'el', 'eo', 'es', 'et', 'fa', 'fi',
    'fil', 'fo', 'fr-CA', 'gu', 'ha', 'haw', 'he', 'hi', 'hr', 'hu', 'hy', 'ig', 'is', 'ja', 'ka', 'kk', 'kl', 'km',
    'kn', 'ko', 'ky', 'lo', 'lt', 'lv', 'mk', 'ml', 'mn', 'mr', 'mt', 'my', 'nb', 'ne', 'nn', 'or', 'pa', 'pl', 'ps',
    'ro', 'ru', 'se', 'si', 'sk', 'sl', 'sq', 'sr', 'sv', 'ta', 'te', 'th', 'tk', 'to', 'tr', 'ug', 'uk', 'ur', 'uz',
    'vi', 'wo', 'yi', 'yo', 'zh', 'zh-Hant'
  ] loop
    begin
      execute format('create collation %I (provider = icu, locale = %L)', 'name-' || language, language);
    exception when others then
      execute format('create collation %I from "C"', 'name-' || language);
    end;
  end loop;
end
$$;
