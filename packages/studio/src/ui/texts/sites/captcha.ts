/** The texts of the screen of the captcha. */
export const captchaTexts = {
  'captcha.apiKey': 'API key',
  'captcha.deletesKeys': 'The saved keys will be deleted',
  'captcha.deletesKeys.text': 'To use this kind of captcha again, enter its keys again.',
  'captcha.kind': 'Kind',
  'captcha.kind.built-in': 'Built-in',
  'captcha.kind.built-in.help':
    'Visitors check a box, and their browser calculates for a moment. No other company is involved. It requires https.',
  'captcha.kind.none': 'No captcha',
  'captcha.kind.none.help':
    'Visitors see nothing, even in forms that require a captcha. Robots can send more spam.',
  'captcha.kind.recaptcha': 'Google reCAPTCHA',
  'captcha.kind.recaptcha.help':
    'Visitors check a box of Google (version 2). It loads when they begin to use the form.',
  'captcha.kind.recaptcha-enterprise': 'Google reCAPTCHA Enterprise',
  'captcha.kind.recaptcha-enterprise.help':
    'Visitors see nothing. Google scores them, and scores below 0.5 are rejected.',
  'captcha.note':
    'Forms and newsletter blocks whose settings require a captcha use it, and so do reviews and back-in-stock emails.',
  'captcha.privacy': 'Google learns who uses your forms',
  'captcha.privacy.text':
    'Browsers of visitors connect to Google, which receives their IP address. Mention it in your privacy policy.',
  'captcha.projectId': 'Project ID',
  'captcha.projectId.help': 'The ID of the project in Google Cloud, such as my-shop-123.',
  'captcha.saved': 'The captcha was saved',
  'captcha.secret.help': 'It stays on your server, and is never shown again.',
  'captcha.secret.isSet':
    'A secret is set, and is never shown again. To change a key, enter all of them.',
  'captcha.secretKey': 'Secret key',
  'captcha.siteKey': 'Site key',
  'captcha.siteKey.help': 'Google shows it with the secret. Browsers use it, so it is no secret.',
  'captcha.title': 'Captcha',
} as const
