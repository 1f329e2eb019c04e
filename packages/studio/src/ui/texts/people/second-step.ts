/** The texts of the second step of signing in. */
export const secondStepTexts = {
  'secondStep.code': 'Code',
  'secondStep.codeHelp': 'Open your authenticator app, and enter the 6 digits that it shows.',
  'secondStep.recoveryCode': 'Recovery code',
  'secondStep.recoveryHelp': 'Enter one of the codes that you saved. Each works once.',
  'secondStep.restart': 'Start again',
  'secondStep.signIn': 'Sign in',
  'secondStep.title': 'Enter your code',
  'secondStep.useApp': 'Use the authenticator app',
  'secondStep.useRecovery': 'Use a recovery code',
} as const
