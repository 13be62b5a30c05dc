import type { SectionGroup } from '@/lib/kernel/section-groups';

/** The Spanish names of each guide's key figures, in the order of `CHOSEN_FIGURES`. */
export const keyFigureWords: Readonly<Record<SectionGroup, readonly string[]>> = {
  core: [
    'Respuestas correctas de {{fact:exam-questions-per-group|value}} para aprobar un grupo, a libro cerrado',
    'Ventear CFC y HCFC es ilegal desde el',
    'Llenado máximo de un cilindro de recuperación',
    'La clase de alta presión empieza, a {{fact:pressure-class-temperature}}, en',
    'Sanción civil máxima, por día y por infracción',
    'Meta de un vacío profundo, o menos',
  ],
  'type-1': [
    'Aparato pequeño: cargado en una fábrica con no más de',
    'Carga que se recupera de un aparato pequeño, el compresor funciona, máquina desde el {{fact:recovery-machine-date}}',
    'Carga que se recupera de un aparato pequeño, el compresor no funciona, máquina desde el {{fact:recovery-machine-date}}',
    'Vacío que cumple la regla de recuperación en todos los casos',
    'Máquina dependiente del sistema: solo para carga completa de hasta',
    'Respuestas correctas para aprobar el Tipo I por correo, a libro abierto',
  ],
  'type-2': [
    'Nivel de evacuación, alta presión, {{fact:table-1-charge-line}} o más, máquina desde el {{fact:recovery-machine-date}}',
    'Nivel de evacuación, presión media, {{fact:table-1-charge-line}} o más, máquina desde el {{fact:recovery-machine-date}}',
    'Límite de la tasa de fugas al año, enfriamiento de confort',
    'Límite de la tasa de fugas al año, refrigeración comercial',
    'Límite de la tasa de fugas al año, refrigeración de procesos industriales',
    'Plazo para reparar una fuga por encima del límite',
  ],
  'type-3': [
    'Nivel de evacuación, trabajo mayor o disposición final',
    'Presión más alta en una prueba de fugas',
    'El disco de ruptura se abre a',
    'Prueba de retención de vacío: busque fugas si sube a más de',
    'Cargue vapor, no líquido, hasta que la saturación esté a',
    'Antes de sacar el aceite, caliéntelo a',
  ],
};
