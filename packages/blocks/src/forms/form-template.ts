/** Describes a field by its error and its description. */
export const state = `{.if described} aria-describedby="{described|htmlattr}"{.end}{.if error} aria-invalid="true"{.end}`

const control = `class="field-element field-control" id="{partId|htmlattr}" name="{partName|htmlattr}" data-title="{partTitle|htmlattr}"`
/** The inputs of a field with several parts, inside their captions. */
export const parts = `{.repeated section parts}<div class="field {partClass}"><label class="caption">{.if halves}<select ${control}${state}><option value="">–</option>{.repeated section halves}<option{.if isChosen} selected{.end}>{half}</option>{.end}</select>{.or}<input ${control} type="text"{.if isDigits} inputmode="numeric"{.end}{.if isTelephone} inputmode="tel"{.end}{.if autocomplete} autocomplete="{autocomplete}"{.end} maxlength="200" value="{partValue|htmlattr}"${state}>{.end}<span class="caption-text">{caption|html}</span></label></div>{.end}`

/** A field that only robots fill in: it is hidden and no key leads to it. */
export const honeypot =
  '<div class="form-trap" aria-hidden="true"><input name="company.website" tabindex="-1" autocomplete="off"></div>'

/** The error of a form as a whole. */
export const alert =
  '{.if alert}<div class="form-alert" role="alert" tabindex="-1" autofocus><p>{alert|html}</p>{.if down}<p class="form-banner">{down|html}</p>{.end}</div>{.end}'
