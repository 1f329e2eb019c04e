/**
 * The words that passwords begin with in the languages of the web: "password", "secret", "welcome" and "hello", and
 * the rows of keyboards that the estimator has no map of. The list is our own; the estimator knows the English ones.
 */
const words = [
  ...['passwort', 'kennwort', 'geheim', 'willkommen', 'hallo', 'schatz'], // German
  ...['motdepasse', 'mot de passe', 'bienvenue', 'bonjour', 'secret', 'soleil', 'azerty'], // French
  ...['contraseña', 'clave', 'secreto', 'bienvenido', 'hola', 'tequiero'], // Spanish
  ...['senha', 'palavrapasse', 'segredo', 'bemvindo', 'mudar'], // Portuguese
  ...['parola', 'parolachiave', 'segreto', 'benvenuto', 'ciao'], // Italian
  ...['wachtwoord', 'geheim', 'welkom'], // Dutch
  ...['lösenord', 'passord', 'kodeord', 'adgangskode', 'hemlig', 'välkommen', 'velkommen'], // Scandinavian
  ...['salasana', 'tervetuloa', 'parool', 'parole', 'slaptažodis'], // Finnish, Baltic
  ...['hasło', 'haslo', 'witaj', 'heslo', 'lozinka', 'geslo', 'jelszó', 'parolă'], // Central Europe
  ...['şifre', 'sifre', 'gizli', 'merhaba', 'hoşgeldin'], // Turkish
  ...['пароль', 'привет', 'секрет', 'парола', 'лозинка'], // Cyrillic
  ...['йцукен', 'йцукенгшщз', 'фывапролд', 'ячсмитьбю'], // a Russian keyboard
  ...['κωδικός', 'סיסמה', 'סיסמא', 'كلمة المرور', 'كلمةالمرور', 'كلمة السر', 'مرحبا', 'رمز عبور'],
  ...[
    'パスワード',
    'ひみつ',
    '密码',
    '密碼',
    '비밀번호',
    'पासवर्ड',
    'matkhau',
    'katasandi',
    'matkhẩu',
  ],
]

/** The common words, also as people type them without accents. */
export const commonWords: readonly string[] = [
  ...new Set(words.flatMap((word) => [word, removeAccents(word)])),
]

function removeAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC')
}
