/** A whole run, won in round 24. Made by make-run.ts. */
export const fullRun = [
  '11s3.ktVnl57sTMYfuTinu37S0aM8C2bvPRLzPELw9fJKQgo-kAL8MbnZw_uHbL58yNSJ5qyWulZyobYKKfpCHw7k-vLy4t7OiyY',
  'Bb3eG5kN74V6qKqmf_AZ9a4K-I94DLQuisgdZ7PDrE8b80bf0GKxfys3WbPyefUCNL2Ik8q8uOVrW31fDBV-qfEJ7N0VJEqle4Zn',
  'SBj5UIDzwzYKA1YxrHogkAXBc1r1j67nXHn5iS973E2H1WWUiayBx0ZCSvb_EeSQ3hSf23HHCPrjun6iufZCCrUhrOL30W0QbVw3',
  'eef7m-sdNxH-mm_JiV7UNAisaOP1jto4cujnPTYq7_s4KuX8yXqBaQ6OJBZCQMIzZ7OsyfrDqQWSdWtyW3OskltltCMgYPOY2FJ8',
  '46gzz6_LiDlpzLkHaDuM5wZ8xB9j5rpwAAMMCunqFSc0jJ_1ZTXbU808Mb64BnauYIpDRmSKv-ysNLY-ywuLFeaOsfVTsjZzIUb-',
  '5AidUQvD5cwuM159AzIlRAnVqpqlHfFHLftqs4xFE1wX8oCxpuyeWOSH_7XE-k7FaiItR4wzJPqY10-cuSciTXp2ObQ',
].join('');
