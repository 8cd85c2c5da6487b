/** A whole run, won in round 24. Made by make-run.ts. */
export const fullRun = [
  '11p1.ktVnl57sTMYfuTinu37S0aM8C2eKgZIpVw4uGT44VzrfOx8kt_EDLcGLnipgW2EnwLlS4Ile899xnwpydRebuSv3m1hZdZP',
  '9or3PSkq0OcTngIKab-NcZ77CEsVyEdQcsUJnKH_I0Jqz2PyyBcVEI0B6CC5l4Lu3WRE060UkC_Fx6sjrwhN-zh74yS_0j1h0cPk',
  'bZZMsKzLx9N9NarUJgFpwESSUbzRSGTMALDf4Pvy-AFG-FWCJtQUJjvH0EUcMGD2wkf9hGki2gyibKz21f2OM-X1yf9CyR0nOZ49',
  'zWpF2T_V63RlqslWIm0BM1JATzSlfa2owJBxPny6YluzF3UcdbEeKf_nNNWgHAH1SEUcWR3hyKqNVHen1aGxzAKPxi3nacCevjZL',
  'K9WUzYd6fC31dVxhp3lPbfIfn1MPxOka4skfv7Zzk-s7fyrspwAC7x0Wn4n5h__tIiMKK9vr3-PMRs8NSKIvagNlMMBUcQnFcr9Y',
  'MCflfgK5dpnc9Zy7d1ORbZ0Pn3PN_O3kd8oiTTSuylYePpu_R3t3CIWklfKAyIDOmBIXD',
].join('');
