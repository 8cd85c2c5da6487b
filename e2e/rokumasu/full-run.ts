/** A whole run, won in round 24. Made by make-run.ts. */
export const fullRun = [
  '11n7.ktVnl57sTMYfuTinu37S0aM8C2eKgZIpVw4uGT44VzrfbZQY-16yUJ1Xed1sBiPruDtXNKFGTgz_gVVJD5ek4lXEPweFrIm',
  'peMhu0Cc8c_OPq4Yzg4_j6jIzVUHw7qqwlVEZ93vzTbPQgsBP1GbAwRMsq8Cb3j-aCocVbPEL1ZBwvWfcoi6r0b6UjMIaDLl2Dan',
  'eaRqdQPdITVtPtk-4NwaJI5bOiopKUeuAlmmGmE27EopvylnTNEQ9Gla41uoJtXFZWr94cUfZ9uw9PX1bOXKPiwJ12YRxCUrEaKp',
  'qFx-ONyXXvkLGFTaBZs_63-AgGCvd8p44iOwSZ93Qq3ppg5X5K8O3YjXGkPReojb0XbbhW0hlsPy5-wRSeZPoTASGk9lpu9KUl0W',
  'MSNcOkts87MdfwOoyJlmN87Rrm4pgjysDGXBaLTrQCqNSpCOkvzPuQe1k4EaKSPAQXzQ4CT9c2p8aBGOKz6j5bTP-VJwUmtAil5m',
  'LgR_4ZpUzmmf1Ga_QGuC_c48PadskiUEU1g',
].join('');
