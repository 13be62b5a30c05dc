import type { SectionGroup } from '@/lib/kernel/section-groups';

/** The Spanish names of each guide's key figures, in the order of `CHOSEN_FIGURES`. */
export const keyFigureWords: Readonly<Record<SectionGroup, readonly string[]>> = {
  core: [
    'Respuestas correctas de {{fact:exam-questions-per-group|value}} para aprobar un grupo, a libro cerrado',
    'Ventear CFC y HCFC es ilegal desde el',
    'Cilindro de recuperación, lleno como máximo',
    'Alta presión, a {{fact:pressure-class-temperature}}, desde',
    'Sanción civil como máximo, por día y por infracción',
    'Meta usual de un vacío profundo, o menos',
  ],
  'type-1': [
    'Aparato pequeño: cargado en una fábrica con no más de',
    'A recuperar, el compresor funciona, máquina desde el {{fact:recovery-machine-date}}',
    'A recuperar, el compresor no funciona',
    'Vacío que cumple la regla en todos los casos',
    'Máquina dependiente del sistema: carga completa hasta',
    'Para aprobar el Tipo I por correo, a libro abierto',
  ],
  'type-2': [
    'Evacuar, alta presión, {{fact:table-1-charge-line}} o más, máquina desde el {{fact:recovery-machine-date}}',
    'Evacuar, presión media, {{fact:table-1-charge-line}} o más, máquina desde el {{fact:recovery-machine-date}}',
    'Límite de la tasa de fugas al año, enfriamiento de confort',
    'Límite de la tasa de fugas al año, refrigeración comercial',
    'Límite de la tasa de fugas al año, refrigeración de procesos industriales',
    'Plazo para reparar una fuga por encima del límite',
  ],
  'type-3': [
    'Evacuar, trabajo mayor o disposición final',
    'Prueba de fugas, como máximo',
    'El disco de ruptura se abre a',
    'Prueba de retención de vacío: busque fugas a más de',
    'Cargue vapor hasta que la saturación esté a',
    'Antes de sacar el aceite, caliéntelo a',
  ],
};
