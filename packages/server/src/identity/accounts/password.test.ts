import { expect, it } from 'vitest'
import { computePasswordError } from './password.ts'

const site = {
  title: 'Glazes of the North',
  identifier: 'northing',
  origin: 'https://www.glaze-works.example:8443',
}

it.each([
  ...['aaaaaaaaaaaa', 'abcabcabcabc', 'a1a1a1a1a1a1', '0'.repeat(128), 'Kiln'.repeat(20)],
  ...['password', 'Password1', 'P@ssw0rd', 'passwordpassword', 'iloveyou2', 'letmein123'],
  ...['12345678', '87654321', 'abcdefghij', 'qwertyuiop', 'asdfghjkl', '20102010'],
])('rejects the password %j, which is guessed soon', async (password) => {
  expect(await computePasswordError(password, { site })).toBe('passwordTooCommon')
})

it.each([
  ...['passwort1234', 'Kennwort2024', 'motdepasse123', 'Mot de passe', 'bonjour2024'],
  ...['contraseña123', 'contrasena123', 'contraseña123'.normalize('NFD'), 'senha12345'],
  ...['parola1234', 'wachtwoord1', 'lösenord12', 'losenord12', 'hasło12345', 'jelszo2023'],
  ...['şifre12345', 'пароль123', 'סיסמה1234', 'كلمةالمرور123', 'パスワード123', '비밀번호1234'],
  ...['qwertzuiop123', 'azertyuiop123', 'yxcvbnm123', 'йцукенгшщз'],
])('rejects %j, which is common in another language', async (password) => {
  expect(await computePasswordError(password, { site })).toBe('passwordTooCommon')
})

it.each([
  ...['northing1', 'Northing2024', 'northing123', 'Glazes of the North', 'glazesofthenorth1'],
  ...['glaze-works1', 'www.glaze-works.example', 'glaze-works.example'],
])('rejects %j, which is the name of the site', async (password) => {
  expect(await computePasswordError(password, { site })).toBe('passwordTooCommon')
})

it.each(['ada.lovelace@example.com', 'Ada.Lovelace', 'ada.lovelace1', 'example.com'])(
  'rejects %j, which is in the own email address',
  async (password) => {
    const email = 'ada.lovelace@example.com'
    expect(await computePasswordError(password, { site, email })).toBe('passwordTooCommon')
  },
)

it.each([
  'four plain words here',
  'xkq7!mPz',
  'a wheel in the boathouse',
  'Fünf Öfen glühen',
  '陶芸は楽しいですね',
  'kennwort der mutter',
  'north glazes wheel',
])('accepts %j, whatever characters it has or lacks', async (password) => {
  expect(await computePasswordError(password, { site })).toBeUndefined()
})
